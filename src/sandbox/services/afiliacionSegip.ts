import type { ConsultaSegip, RespuestaSegip } from '#contract/entities/segip.ts';
import { afiliacionSegip } from '#contract/services/afiliacionSegip.ts';
import type { Identidad } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { exigeUsuario } from '../rules/access.ts';
import { exigeCaja, exigeConsulta, tipoBdpaDe } from '../rules/bdpa.ts';
import { contrastar, identidades, partes } from '../rules/segip.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The identity service (spec F 7.5). */
export function serveAfiliacionSegip(at: Services): void {
  serve(at, afiliacionSegip.consultar, ({ body, db, sesion }) => {
    exigeIdentidad(db, sesion, body);
    return respuesta(identidades(db, body), (record) => contrastar(record, body));
  });

  /** Only for staff, because it answers the record itself. */
  serve(at, afiliacionSegip.consultarV1, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    const found = identidades(db, body).filter((r) => r.FechaNacimiento === body.fechaNacimiento);
    return respuesta(found, ({ NumeroDocumento, Complemento, Nombres, PrimerApellido, SegundoApellido, ...r }) => ({
      NumeroDocumento,
      Complemento,
      Nombres,
      PrimerApellido,
      SegundoApellido,
      FechaNacimiento: r.FechaNacimiento,
    }));
  });
}

/** Insured persons may verify only themselves, staff and employers, once they have chosen their company, anybody. */
function exigeIdentidad(db: Database, sesion: Sesion, q: ConsultaSegip): void {
  exigeUsuario(sesion);
  if (sesion.tipo !== 'ASEGURADOS') return;
  const { numero, complemento = '' } = partes(q);
  const own = db.personas.get(sesion.usuario.IdPersona);
  const TipoDocumentoIdentidad = own ? tipoBdpaDe(own.IdTipoDocumento) : 'CI';
  exigeConsulta(db, sesion, {
    TipoDocumentoIdentidad,
    NumeroDocumento: numero,
    ComplementoDocumento: complemento,
    FechaNacimiento: q.fechaNacimiento,
  });
}

const frases = {
  '1': 'No se encontró el registro',
  '2': 'Se encontró un registro',
  '3': 'Se encontró más de un registro',
  '4': 'Registro con observación: HOMONIMIA',
} as const;

/** An answer in the form of the real service: a code for what it found, and the data as a text of JSON. */
function respuesta(found: readonly Identidad[], data: (record: Identidad) => object): RespuestaSegip {
  const [record, another] = found;
  if (found.some((r) => r.Respuesta === 'caida'))
    throw new Refusal('El servicio de SEGIP no se encuentra disponible.', 'error');
  const CodigoRespuesta = !record ? '1' : another ? '3' : record.Respuesta === 'homonimia' ? '4' : '2';
  const one = record && !another ? record : null;
  return {
    EsValido: one ? 'true' : 'false',
    Mensaje: 'La consulta se realizó satisfactoriamente',
    TipoMensaje: 'Correcto',
    CodigoRespuesta,
    CodigoUnico: one ? `SEGIP-${one.IdIdentidad}` : '',
    DescripcionRespuesta: frases[CodigoRespuesta],
    datosPersonaEnFormatoJson: one ? JSON.stringify(data(one)) : '',
  };
}
