export { pengumuman } from './pengumuman/pengumuman'
