/** What other areas ask about templates; apart from the area's own door, which akademik asks and these ask in turn. */
export { createTemplate, getTemplate, removeTemplate, shown as showTemplate, updateTemplate } from './acts'
export { pratinjau as pratinjauTemplate } from './preview'
export { terbitkan as terbitkanTemplate } from './publish'
export { listScopeNames, selectTemplate } from './queries'
