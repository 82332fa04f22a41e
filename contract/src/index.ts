import './kit/messages'
import { dataMaster } from './data-master/index'
import { komunikasi } from './komunikasi/index'
import { pengaturan } from './pengaturan/index'
import { platform } from './platform/index'

/** The whole API. One line per area; each area lists its own resources. */
export const contract = { dataMaster, komunikasi, pengaturan, platform }
