import { LoginAsPage } from './login-as-page'

export const routes = [{ index: true, element: <LoginAsPage /> }]
