/** An id that JSON cannot hold: a call with it fails before it is sent, with a TypeError, as a defect of the portal does. */
export const idDefectuoso = 1n as unknown as number;
