import { choiceFilter, yesNoFilter } from '../../../kit/table/filter-controls'

/** Filters that all queues of cards have. */
export const FILTER_SIAP = yesNoFilter({ name: 'siap', label: 'Siap cetak', yes: 'Siap cetak', no: 'Belum siap' })
export const FILTER_KARTU = choiceFilter({
  name: 'kartu',
  label: 'Kartu',
  choices: [
    { value: 'belum', label: 'Belum punya kartu' },
    { value: 'aktif', label: 'Kartu berlaku' },
    { value: 'habis', label: 'Habis berlaku' },
  ],
})
export const FILTER_FOTO = yesNoFilter({ name: 'adaFoto', label: 'Foto', yes: 'Ada foto', no: 'Tanpa foto' })
