import { masuk } from '../auth/masuk/masuk'
import { audit } from './audit'
import { periodeRef } from './periode-ref'
import { pribadi } from './pribadi'
import { situs } from './situs'

export const platform = { audit, masuk, periodeRef, pribadi, situs }
