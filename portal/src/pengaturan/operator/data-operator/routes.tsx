import { DataOperatorPage } from './data-operator-page'
import { OperatorPanel } from './operator-panel'

export const routes = [
  {
    path: '',
    element: <DataOperatorPage />,
    children: [
      { path: 'tambah', element: <OperatorPanel /> },
      { path: ':id', element: <OperatorPanel /> },
    ],
  },
]
