import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { DatosIdentidad } from '#blocks/identidad/datos.ts';
import { type PersonaElegida, personaConocida, personaEncontrada, personaManual } from '#blocks/identidad/elegida.ts';
import { identidadMessages } from '#blocks/identidad/messages.ts';
import { buscarObservada } from '#blocks/identidad/registro.ts';
import { enPalabras, type Veredicto, verificar } from '#blocks/identidad/segip.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { type Hallazgo, nombreDe } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { type Caso, enTexto } from './contexto.ts';
import { reconocer } from './identidad.ts';
import { comprobarMessages as textos } from './messages.ts';
import { idTipoDocumentoDe } from './valores.ts';

const mayusculas = (text: string): string => text.toLocaleUpperCase('es');

/** The data of a row's person, in the form that the identity services take. */
const datosDe = ({ fila, contexto }: Caso): DatosIdentidad => ({
  tipoDocumento: idTipoDocumentoDe(fila, contexto),
  numeroDocumento: mayusculas(enTexto(fila, 'NumeroDocumento').replace(/[\s.]+/g, '')),
  complemento: mayusculas(enTexto(fila, 'Complemento')),
  fechaNacimiento: enTexto(fila, 'FechaNacimiento'),
  apellidoPaterno: mayusculas(enTexto(fila, 'ApellidoPaterno')),
  apellidoMaterno: mayusculas(enTexto(fila, 'ApellidoMaterno')),
  nombres: mayusculas(enTexto(fila, 'Nombres')),
});

type Buscada = { readonly elegida: PersonaElegida } | { readonly hallazgos: readonly Hallazgo[] };

/** Why a person was not confirmed (spec F 5.3). */
const motivoDe = (veredicto: Veredicto): string => {
  const { segip } = identidadMessages;
  if (veredicto.tipo === 'impedido') return veredicto.texto;
  if (veredicto.tipo !== 'difiere') return segip.noEncontrado;
  if (veredicto.soloDocumento) return segip.noCorresponden;
  return `${segip.noCoinciden} ${veredicto.campos.map(enPalabras).join(', ')}.`;
};

/** The problem of a document that belongs to no known person. If Excel shortened its number, the text says that too. */
const deNadie = ({ fila }: Caso, found: Hallazgo): Buscada => ({
  hallazgos: fila.documentoNumerico
    ? [
        found,
        hallazgo({
          ...{ nivel: 'aviso', codigo: 'CERO_PERDIDO', lugar: 'NumeroDocumento' },
          ...{ texto: textos.ceroPerdido, titulo: textos.titulos.CERO_PERDIDO },
        }),
      ]
    : [found],
});

/** An unknown person cannot be registered from a file. */
const noVerificada = (caso: Caso, motivo: string): Buscada =>
  deNadie(
    caso,
    hallazgo({
      codigo: 'NO_VERIFICADA',
      lugar: 'NumeroDocumento',
      texto: textos.noVerificada(motivo),
      titulo: textos.noVerificadaTitulo,
    }),
  );

/** A person that the fund does not know: only with every fact confirmed by the identity service. */
async function buscarDesconocida(caso: Caso): Promise<Buscada> {
  const datos = datosDe(caso);
  const { signal } = caso.consulta;
  const registro = await buscarObservada(datos, signal);
  const [found, segunda] = registro.Personas;
  if (segunda || (!found && registro.IntegradoBdpa)) return noVerificada(caso, identidadMessages.conOtrosDatos);
  const veredicto = await verificar(datos, signal);
  if (veredicto.tipo !== 'coincide') return noVerificada(caso, motivoDe(veredicto));
  const nueva = registro.PersonaNueva ?? null;
  return { elegida: found ? personaEncontrada(found, nueva) : personaManual(datos, nueva) };
}

/** A termination or a transfer of somebody whom the company does not have. */
const ajena = (caso: Caso): Buscada =>
  deNadie(
    caso,
    hallazgo({
      codigo: 'NO_PERTENECE',
      lugar: 'NumeroDocumento',
      texto: avisoMessages.sinPertenencia(nombreDe(caso.fila)),
      titulo: textos.titulos.NO_PERTENECE,
    }),
  );

/** Searches the person of a row where the notice's own form searches her. Throws the errors of `call`. */
export async function buscar(caso: Caso): Promise<Buscada> {
  const { fila, definition, contexto, consulta } = caso;
  const { tipoDocumento, numeroDocumento } = datosDe(caso);
  const enEmpresa = definition.buscarEn === 'empresa';
  const encontradas = await buscarPersonas(
    { forma: 'documento', tipoDocumento, numeroDocumento, complemento: '' },
    { idEmpresa: enEmpresa ? contexto.idEmpresa : 0, rol: definition.busqueda?.rol ?? 0 },
    consulta.signal,
  );
  const conocida = reconocer(fila, encontradas);
  if (conocida.es === 'otra') return { hallazgos: [conocida.hallazgo] };
  if (conocida.es === 'ella') return { elegida: personaConocida(conocida.persona) };
  return enEmpresa ? ajena(caso) : buscarDesconocida(caso);
}
