import './kit/messages'
import * as akademik from './akademik/index'
import * as dataMaster from './data-master/index'
import * as komunikasi from './komunikasi/index'
import * as pengaturan from './pengaturan/index'
import * as platform from './platform/index'
import * as pmb from './pmb/index'

/**
 * The whole API. One line per area; an area's index re-exports its resources. The type is spelled by reference, because
 * a compiler that wrote it out would reach its limit long before 270 calls.
 */
export const contract: {
  akademik: typeof akademik
  dataMaster: typeof dataMaster
  komunikasi: typeof komunikasi
  pengaturan: typeof pengaturan
  platform: typeof platform
  pmb: typeof pmb
} = { akademik, dataMaster, komunikasi, pengaturan, platform, pmb }
