import type { SksKelulusan } from '@sivitas/contract/akademik/sks-kelulusan'
import { isianSalah } from '../../kit/galat'

/** @throws Galat 422 for a curriculum without its prodi, and for parts that exceed the whole */
export function periksaKelulusan({ idKurikulum, idProdi, sksLulus, sksWajib, sksPilihan }: Partial<SksKelulusan>): void {
  if (idKurikulum && !idProdi) throw isianSalah('idProdi', 'Pilih program studi dari kurikulum ini')
  if (sksLulus && (sksWajib ?? 0) + (sksPilihan ?? 0) > sksLulus) {
    throw isianSalah('sksLulus', `SKS wajib dan pilihan berjumlah ${(sksWajib ?? 0) + (sksPilihan ?? 0)}, melebihi SKS lulus ${sksLulus}`)
  }
}
