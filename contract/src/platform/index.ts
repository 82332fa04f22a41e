import { audit } from './audit'
import { masuk } from './auth/masuk'
import { beranda } from './beranda'
import { periodeRef } from './periode-ref'
import { pribadi } from './pribadi'
import { riset } from './riset'
import { situs } from './situs'

export const platform = { audit, beranda, masuk, periodeRef, pribadi, riset, situs }
