import { DatePicker, DatesProvider, type DatePickerProps } from '@mantine/dates'
import 'dayjs/locale/id'

const SETELAN = { locale: 'id', firstDayOfWeek: 1 as const, weekendDays: [0 as const] }

const KATA = {
  nextMonth: 'Bulan berikutnya',
  previousMonth: 'Bulan sebelumnya',
  nextYear: 'Tahun berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextDecade: 'Dasawarsa berikutnya',
  previousDecade: 'Dasawarsa sebelumnya',
  monthLevelControl: 'Pilih bulan',
  yearLevelControl: 'Pilih tahun',
}

/** Mantine's calendar in Indonesian: weeks begin on Monday, Sunday is the day off. */
export function Kalender(props: DatePickerProps) {
  return (
    <DatesProvider settings={SETELAN}>
      <DatePicker hideOutsideDates ariaLabels={KATA} {...props} />
    </DatesProvider>
  )
}
