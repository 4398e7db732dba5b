/** Headers in which the command line identifies itself. */
export const officeHeaders = { user: 'office-user', command: 'office-command', run: 'office-run' }
