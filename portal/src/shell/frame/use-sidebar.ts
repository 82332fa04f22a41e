import { z } from 'zod'
import { usePreferensi } from '../../kit/table/use-preferensi'

/** Whether the sidebar is open; open until the operator closes it, and remembered (source section 3). */
export const useSidebarTerbuka = () => usePreferensi('sidebar', z.boolean(), true)
