import type { AnyRouter } from '@orpc/server'
import * as akademik from './akademik/index'
import * as dataMaster from './data-master/index'
import * as komunikasi from './komunikasi/index'
import * as pengaturan from './pengaturan/index'
import * as platform from './platform/index'
import * as pmb from './pmb/index'

/** Every handler, area by area; a test compares it with the contract. */
export const router: AnyRouter = { akademik, dataMaster, komunikasi, pengaturan, platform, pmb }
