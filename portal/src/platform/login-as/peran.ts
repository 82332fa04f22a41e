/** Whose eyes an administrator may look through. */
export type Peran = 'mahasiswa' | 'dosen'
