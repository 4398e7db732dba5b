/** All in pixels of the drawing. */
export const titleSize = 13
export const labelSize = 11
export const labelLine = 14
export const labelWidest = 158
export const iconRoom = 17
export const rowWidest = 190
/** Around the text of a label, and of a state. */
export const labelPad = 4
export const statePad = 10
export const titleLine = 20
export const dotSize = 10
/** Of a state that is drawn as a sign. */
export const markSize = 24
