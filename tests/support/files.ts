import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/**
 * jsdom has its own Blob, File, FormData and byte arrays. The fetch of Node and the sandbox's libraries do not accept them.
 * Files of a test reach the sandbox only if Node's classes are used everywhere.
 */
export async function shareFilesWithNode(): Promise<void> {
  const form = await new Response(new URLSearchParams('a=1')).formData();
  const NodeFormData = form.constructor as typeof FormData;
  // React makes a FormData from the form whose submit leads to another screen. Node's FormData accepts no form.
  class FormOfNode extends NodeFormData {
    constructor(filled?: HTMLFormElement) {
      super();
      for (const field of filled?.elements ?? []) {
        if (field instanceof HTMLInputElement && field.name !== '') this.append(field.name, field.value);
      }
    }
  }
  Object.assign(globalThis, {
    Blob: NodeBlob,
    File: NodeFile,
    FormData: FormOfNode,
    Uint8Array: Object.getPrototypeOf(Buffer),
    ArrayBuffer: Buffer.alloc(1).buffer.constructor,
  });
}

/**
 * MSW decodes every reply of XMLHttpRequest as text before it makes a Blob, which breaks PDFs and photos. It keeps bytes, so
 * a request for a Blob is sent as a request for bytes.
 */
export function keepBytesOfBlobs(): void {
  const Request = globalThis.XMLHttpRequest;
  const wrap = (request: XMLHttpRequest) => {
    let wantsBlob = false;
    return new Proxy(request, {
      set(target, key, value) {
        wantsBlob = key === 'responseType' ? value === 'blob' : wantsBlob;
        return Reflect.set(target, key, key === 'responseType' && wantsBlob ? 'arraybuffer' : value);
      },
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key === 'response' && wantsBlob && value)
          return new Blob([value as ArrayBuffer], { type: target.getResponseHeader('content-type') ?? '' });
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  Object.defineProperty(globalThis, 'XMLHttpRequest', {
    configurable: true,
    value: new Proxy(Request, { construct: (target, args) => wrap(Reflect.construct(target, args)) }),
  });
}
