import { masuk } from '../auth/masuk/masuk'
import { audit } from './audit'
import { berandaRouter } from './beranda/beranda'
import { periodeRef } from './periode-ref'
import { pribadi } from './pribadi'
import { riset } from './riset/riset'
import { situs } from './situs'

export const platform = { audit, beranda: berandaRouter, masuk, periodeRef, pribadi, riset, situs }
