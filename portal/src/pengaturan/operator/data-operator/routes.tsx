import { routes as impor } from './operator.import'
import { DataOperatorPage } from './data-operator-page'
import { OperatorPanel } from './operator-panel'

export const routes = [
  { path: 'impor', children: impor },
  {
    path: '',
    element: <DataOperatorPage />,
    children: [
      { path: 'tambah', element: <OperatorPanel /> },
      { path: ':id', element: <OperatorPanel /> },
    ],
  },
]
