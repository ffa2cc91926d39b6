/** Room for a few lines in each part; a plan has to be read at a glance. */
export const STEP_MAX_LENGTH = 600;
