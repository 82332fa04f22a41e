import { akademik } from './akademik/screens'
import { dataMaster } from './data-master/screens'
import { jurusan } from './jurusan/screens'
import type { Screen } from './kit/screen'
import { pengaturan } from './pengaturan/screens'
import { platform } from './platform/screens'

/** The portal, area by area, in menu order. A new area adds its `screens.ts` here and nowhere else. */
export const screens: readonly Screen[] = [...platform, ...dataMaster, ...akademik, ...jurusan, ...pengaturan]
