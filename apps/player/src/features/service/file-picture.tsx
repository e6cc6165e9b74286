/** A picture that is still on this device. */
export function FilePicture({ file, className }: { file: File; className: string }) {
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return <img ref={show} alt={file.name} className={className} />;
}
