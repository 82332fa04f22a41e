import type { api } from '../../../api'

/** The answer of the dashboard as it arrives: its moment is text. */
export type IsiDashboard = Awaited<ReturnType<typeof api.dataMaster.dashboard.get.call>>['data']
export type JumlahBernama = IsiDashboard['agama'][number]
