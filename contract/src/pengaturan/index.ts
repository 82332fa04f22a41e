import { hakAkses } from './operator/hak-akses'
import { operator } from './operator/operator'
import { scope } from './operator/scope'

export const pengaturan = { hakAkses, operator, scope }
