import { createBrowserRouter } from 'react-router'
import { rute } from './rute'

/** History-mode routing with base '/'. */
export const router = createBrowserRouter(rute)
