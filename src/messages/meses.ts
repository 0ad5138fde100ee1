const meses = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

/** 'nov' of '2026-11' or of any day of it. */
export const mesCorto = (mes: string): string => meses[Number(mes.slice(5, 7)) - 1] ?? '';

/** 'nov 2026' of '2026-11'. */
export const nombreDeMes = (mes: string): string => `${mesCorto(mes)} ${mes.slice(0, 4)}`;
