/** A worker in a process of its own, which a test kills. Its first argument is the database, its second the folder of files. */
import { readConfig } from '../config'
import { connectApp } from '../db/client'
import { makeInternalCall } from '../http/internal-call'
import { TIMING } from '../jobs/bench'
import { startWorker } from '../jobs/worker'
import { makeLog } from '../kit/log'
import { makeServices } from '../services'
import { hitungFakultas } from './counting-job'

const [, , url = '', filesDir = ''] = process.argv
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', FILES_DIR: filesDir })
const services = await makeServices(config, connectApp(url, { max: 4 }), makeLog('silent'))
await startWorker({
  services,
  jobs: new Map([[hitungFakultas.jenis, hitungFakultas]]),
  schedules: [],
  call: makeInternalCall(services),
  slots: 2,
  timing: { ...TIMING, pollMs: 100, heartbeatMs: 200, lostMs: 1500, rescueMs: 300 },
})
console.info('siap')
