/** Pictures and papers that are worked on at a time; each is some megabytes when it is unpacked. */
export const JALUR = 4

/** Hours for which a replaced file stays: an hour longer than the import can be taken back. */
export const JAM_URUNG = 25
