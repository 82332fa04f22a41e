import { dataMaster } from './data-master/index'
import { komunikasi } from './komunikasi/index'
import { pengaturan } from './pengaturan/index'
import { platform } from './platform/index'

/** Every handler, area by area; a test compares it with the contract. */
export const router = { dataMaster, komunikasi, pengaturan, platform }
