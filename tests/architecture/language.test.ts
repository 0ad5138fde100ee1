import { describe, expect, test } from 'vitest';
import { codeOf, filesIn } from './sources.ts';

/** What files export by name: functions and values, not types and not components. */
const exportsOf = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    filesIn(`src/${folder}`).flatMap((path) =>
      [...codeOf(path).matchAll(/^export (?:async )?(?:function\*?|const) ([a-z]\w*)/gm)].map(([, name = '']) => ({
        path,
        name,
        words: name.split(/(?=[A-Z])/).map((word) => word.toLowerCase()),
      })),
    ),
  );
const told = (found: ReturnType<typeof exportsOf>) => found.map(({ path, name }) => `${path}: ${name}`);

const english = new Set(
  'add all allowed ask build by check clear count create define describe drop fetch find get give is keep list load make merge open parse pick put read remove render save send set sort start to update validate with write'.split(
    ' ',
  ),
);
const spanish = new Set(
  'abrir aceptar agregar anular avisar borrar buscar cambiar cargar cerrar comprobar contar crear declarar descartar eliminar elegir enviar es escribir esperar generar grabar guardar hay insertar leer limpiar listar mirar modificar mostrar observar olvidar pedir poner preguntar quitar recordar registrar revisar seguir soltar sumar tiene validar ver'.split(
    ' ',
  ),
);

describe('one language for one kind of name (CONTRIBUTING)', () => {
  test('engine, blocks and features name the domain and its acts in Spanish', () => {
    const found = exportsOf(['engine', 'blocks', 'features']);
    expect(found.length).toBeGreaterThan(500);
    const act = ({ words: [first = '', second = ''] }: (typeof found)[number]) => (first === 'use' ? second : first);
    expect(told(found.filter((one) => english.has(act(one))))).toEqual([]);
  });

  test('lib, contract, client, ui and app name what they do in English', () => {
    const found = exportsOf(['lib', 'client', 'ui', 'app']);
    expect(found.length).toBeGreaterThan(150);
    expect(told(found.filter(({ words: [first = ''] }) => spanish.has(first)))).toEqual([]);
  });

  test('what people read is called Messages, wherever it stands', () => {
    const found = exportsOf(['blocks', 'engine', 'features', 'app', 'ui', 'messages']);
    const tables = found.filter(({ path, name }) => new RegExp(`const ${name} = \\{`).test(codeOf(path)));
    expect(tables.length).toBeGreaterThan(50);
    expect(told(tables.filter(({ name }) => /(?:Mensajes|Texts|Textos)$/.test(name)))).toEqual([]);
  });
});
