export { enrollmentPaths } from './jalur'
