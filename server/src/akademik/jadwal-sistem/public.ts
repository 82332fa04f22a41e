/** Windows for areas that Akademik itself asks: they can't come through its own door without a circle. */
export { jendelaBerlaku, jendelaUntukBanyak } from './berlaku-queries'
