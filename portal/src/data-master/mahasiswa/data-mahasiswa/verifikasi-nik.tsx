import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { IconShield } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import type { Biodata } from './biodata-query'

const call = api.dataMaster.mahasiswaTulis.update

/** Says that the NIK was compared with a KTP that was accepted, or takes that back (DM-R3); the server looks whether there is one. */
export function VerifikasiNik({ id, biodata: { nik, nikTerverifikasi, versi } }: { id: string; biodata: Biodata }) {
  const client = useQueryClient()
  const boleh = useMay()(call)
  const simpan = useMutation({
    mutationFn: () => call.call({ id, versiBiodata: versi, nikTerverifikasi: !nikTerverifikasi }),
    meta: { galat: 'sendiri' },
    onSuccess: () => {
      toast.berhasil(nikTerverifikasi ? 'Verifikasi NIK dibatalkan' : 'NIK terverifikasi')
      void client.invalidateQueries({ queryKey: api.dataMaster.mahasiswa.key() })
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  if (!boleh || nik === null) return null
  return (
    <Button variant="default" leftSection={<IconShield size={16} aria-hidden />} loading={simpan.isPending} onClick={() => simpan.mutate()}>
      {nikTerverifikasi ? 'Batalkan verifikasi NIK' : 'Verifikasi NIK'}
    </Button>
  )
}
