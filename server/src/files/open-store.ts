import type { Config } from '../config'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'
import type { FileStore } from './store'

/** The store that this installation uses: the one of S3_URL, or the folder below the data folder. */
export const openStore = ({ s3, filesDir }: Pick<Config, 's3' | 'filesDir'>): FileStore => (s3 ? s3Store(s3) : diskStore(filesDir))
