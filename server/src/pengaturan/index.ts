import { kataSandi } from './kata-sandi/kata-sandi'
import { hakAkses } from './operator/hak-akses'
import { lokasi } from './operator/lokasi'
import { operator } from './operator/operator'
import { scope } from './operator/scope'

export const pengaturan = { hakAkses, kataSandi, lokasi, operator, scope }
