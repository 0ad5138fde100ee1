import { citasMedicas } from '#contract/services/citasMedicas.ts';
import { toLocalDate } from '#lib/dates.ts';
import { correosDe, duenoCorreos, periodoCitas, registrarCorreos, reporteCitas } from '../rules/citas.ts';
import { type Services, serve } from '../serve.ts';

/** The absence report and its e-mail addresses (spec R 7.8). */
export function serveCitasMedicas(at: Services): void {
  serve(at, citasMedicas.reporte, ({ body, db, sesion, today }) => reporteCitas(db, sesion, body, today));

  serve(at, citasMedicas.periodoHabilitado, ({ sesion, today }) => {
    const { desde, hasta } = periodoCitas(today, sesion);
    return { RangoAtras: toLocalDate(desde), RangoAdelante: toLocalDate(hasta) };
  });

  serve(at, citasMedicas.correos, ({ body, db, sesion }) =>
    correosDe(db, duenoCorreos(sesion), body.IdTipoMensaje).map(({ IdCorreo, Correo, Titulares, Beneficiario }) => ({
      IdCorreo,
      Correo,
      Titulares,
      Beneficiario,
    })),
  );

  serve(at, citasMedicas.registrarCorreos, ({ body, db, sesion }) => {
    registrarCorreos(db, duenoCorreos(sesion), body);
    return true;
  });
}
