import { ordenPagoFormularios } from '#contract/services/ordenPagoFormularios.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import { BadCall, sinAcceso } from '../refusal.ts';
import { exigeEmpresa, novedadVisible, papel } from '../rules/access.ts';
import { nombreDeTipo, tipoPorId } from '../rules/catalogo.ts';
import {
  descontarFormulario,
  eliminarFormulario,
  formularioConSaldo,
  formularioVisible,
  registrarFormulario,
  saldoDe,
  veFormulario,
} from '../rules/formularios.ts';
import { type Services, serve } from '../serve.ts';
import { puestoDe } from './ordenPago.ts';

const holds = (text: string, part: string) => fold(text).includes(fold(tidy(part)));

/** Physical forms that were bought in advance (spec R 3.5, R 7.6). */
export function serveOrdenPagoFormularios(at: Services): void {
  /** A company gets the forms of its own company and regional, whatever the filter names. Another company is refused. */
  serve(at, ordenPagoFormularios.saldos, ({ body, db, sesion }) => {
    const who = papel(sesion);
    if (who === 'ninguno') throw sinAcceso();
    if (body.IdRegional !== 0 && body.IdRegional !== sesion.idRegional) throw sinAcceso();
    if (who === 'empresa' && body.CodigoEmpresa !== '' && body.CodigoEmpresa !== sesion.concod) throw sinAcceso();
    const byCode = (id: number) =>
      body.CodigoEmpresa === '' || db.empresas.get(id)?.IdEmpresaAnterior === body.CodigoEmpresa;
    return db.formularios
      .all()
      .filter((f) => veFormulario(sesion, f) && byCode(f.IdEmpresa))
      .map((f) => saldoDe(db, f))
      .filter((row) => holds(row.Novedad, body.Novedad) && holds(row.Empresa, body.Empresa));
  });

  serve(at, ordenPagoFormularios.detalle, ({ body, db, sesion }) => {
    const { IdEmpresaTipoNovedadPagado } = formularioVisible(db, sesion, body.IdEmpresaTipoNovedadPagado);
    return db.usosFormulario.by('formulario', IdEmpresaTipoNovedadPagado).map((uso) => {
      const n = db.novedades.get(uso.IdPersonaNovedad);
      return {
        NombrePersona: (n && db.personas.get(n.IdPersona)?.NombreCompleto) ?? '',
        Novedad: nombreDeTipo(db, n?.IdTipoNovedad ?? 0),
        FechaUtilizado: toLocalDate(uso.FechaUtilizado),
        NumeroUtilizacion: uso.NumeroUtilizacion,
      };
    });
  });

  serve(at, ordenPagoFormularios.tieneSaldo, ({ body, db, sesion }) => {
    exigeEmpresa(sesion, body.IdEmpresa);
    if (!tipoPorId(db, body.IdTipoNovedad)) throw new BadCall('IdTipoNovedad');
    const puesto = { IdEmpresa: body.IdEmpresa, IdRegional: sesion.idRegional };
    return formularioConSaldo(db, puesto, body.IdTipoNovedad) !== undefined;
  });

  serve(at, ordenPagoFormularios.descontar, ({ body, db, sesion, today }) => {
    puestoDe(sesion, body.IdEmpresa);
    return descontarFormulario(db, novedadVisible(db, sesion, body.IdPersonaNovedad), today);
  });

  serve(
    at,
    ordenPagoFormularios.registrar,
    ({ body, db, sesion }) => registrarFormulario(db, sesion, body).IdEmpresaTipoNovedadPagado,
  );

  serve(at, ordenPagoFormularios.eliminar, ({ body, db, sesion }) => {
    eliminarFormulario(db, sesion, body.IdEmpresaTipoNovedadPagado);
    return true;
  });
}
