import { query } from '#client/query.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';

/** The query of a notice's order; its data is null if the notice is in none. */
export const ordenDe = (idPersonaNovedad: number) => query(ordenPago.porNovedad, { params: { idPersonaNovedad } });
