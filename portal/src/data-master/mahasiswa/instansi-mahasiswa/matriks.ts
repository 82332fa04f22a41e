type Sel = { idInstansi: string; instansi: string; angkatan: number; status: string; jumlah: number }
type Hitungan = { status: Record<string, number>; jumlah: number }
export type BarisRekap = Hitungan & Pick<Sel, 'idInstansi' | 'instansi' | 'angkatan'>

function tambah(hitungan: Hitungan, { status, jumlah }: Sel): void {
  hitungan.status[status] = (hitungan.status[status] ?? 0) + jumlah
  hitungan.jumlah += jumlah
}

/** Answers the rows of the recap, one an agency and angkatan in the order given, and their total. */
export function matriksRekap(sel: readonly Sel[]): { baris: BarisRekap[]; total: Hitungan } {
  const baris = new Map<string, BarisRekap>()
  const total: Hitungan = { status: {}, jumlah: 0 }
  for (const satu of sel) {
    const kunci = `${satu.idInstansi}/${satu.angkatan}`
    const ada = baris.get(kunci) ?? { idInstansi: satu.idInstansi, instansi: satu.instansi, angkatan: satu.angkatan, status: {}, jumlah: 0 }
    baris.set(kunci, ada)
    tambah(ada, satu)
    tambah(total, satu)
  }
  return { baris: [...baris.values()], total }
}
