/** Below this width rows become cards and filters move into a drawer (design language, page anatomy 6). */
export const MOBILE = '(max-width: 47.99em)'
