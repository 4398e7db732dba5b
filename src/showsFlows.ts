/** True in development and in builds made with `VITE_FLOWS=on`. */
export const showsFlows = import.meta.env?.DEV || import.meta.env?.VITE_FLOWS === 'on'
