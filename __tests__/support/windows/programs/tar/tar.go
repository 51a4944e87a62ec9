// A tar for Windows as actions/cache calls the one of Git: `tar -cf|-xf|-tf ARCHIVE -P -C DIR --files-from LIST
// -z | --use-compress-program COMMAND`. It stands for that one where there is no Git.
package main

import (
	"archive/tar"
	"bufio"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

type options struct {
	mode, archive, dir, list, program string
}

func main() {
	log.SetFlags(0)
	options := parse(os.Args[1:])
	switch options.mode {
	case "-cf":
		check(create(options))
	case "-xf":
		check(extract(options))
	case "--version":
		fmt.Println("tar (GNU tar) of Headstart's tests")
	default:
		log.Fatal("tar: what shall be done?")
	}
}

func parse(args []string) (o options) {
	for at := 0; at < len(args); at++ {
		value := func() string { at++; return args[at] }
		switch args[at] {
		case "-cf", "-xf":
			o.mode = args[at]
			o.archive = value()
		case "--version":
			o.mode = args[at]
		case "-C":
			o.dir = value()
		case "--files-from":
			o.list = value()
		case "--use-compress-program":
			o.program = value()
		case "--exclude":
			value()
		case "-z", "-P", "--posix", "--force-local":
		default:
			log.Fatalf("tar: there is no %s", args[at])
		}
	}
	return o
}

func create(o options) error {
	file, err := os.Create(o.archive)
	check(err)
	sink, end := compressing(o, file)
	writer := tar.NewWriter(sink)
	list, err := os.Open(o.list)
	check(err)
	for lines := bufio.NewScanner(list); lines.Scan(); {
		root := lines.Text()
		check(filepath.WalkDir(below(o.dir, root), func(path string, item fs.DirEntry, err error) error {
			check(err)
			rest, err := filepath.Rel(below(o.dir, root), path)
			check(err)
			return add(writer, path, strings.TrimSuffix(root+"/"+filepath.ToSlash(rest), "/."))
		}))
	}
	check(writer.Close())
	return end()
}

// With the modes that Git's tar tells on Windows.
func add(writer *tar.Writer, path string, name string) error {
	info, err := os.Lstat(path)
	check(err)
	header, err := tar.FileInfoHeader(info, "")
	check(err)
	header.Name, header.Format, header.Mode = name, tar.FormatPAX, 0o644
	if info.IsDir() {
		header.Name, header.Mode = name+"/", 0o755
	}
	check(writer.WriteHeader(header))
	if info.IsDir() {
		return nil
	}
	file, err := os.Open(path)
	check(err)
	defer file.Close()
	_, err = io.Copy(writer, file)
	return err
}

func extract(o options) error {
	file, err := os.Open(o.archive)
	check(err)
	source, end := decompressing(o, file)
	reader := tar.NewReader(source)
	for {
		header, err := reader.Next()
		if err == io.EOF {
			break
		}
		check(err)
		path := below(o.dir, header.Name)
		check(os.MkdirAll(filepath.Dir(path), 0o777))
		if header.Typeflag == tar.TypeDir {
			check(os.MkdirAll(path, 0o777))
			continue
		}
		made, err := os.Create(path)
		check(err)
		_, err = io.Copy(made, reader)
		check(err)
		check(made.Close())
		check(os.Chtimes(path, header.ModTime, header.ModTime))
	}
	_, err = io.Copy(io.Discard, source)
	check(err)
	return end()
}

func below(dir string, name string) string {
	if filepath.IsAbs(filepath.FromSlash(name)) {
		return name
	}
	return filepath.Join(dir, name)
}

func compressing(o options, file *os.File) (io.Writer, func() error) {
	if o.program == "" {
		writer := gzip.NewWriter(file)
		return writer, writer.Close
	}
	command := commandOf(o)
	command.Stdout = file
	pipe, err := command.StdinPipe()
	check(err)
	check(command.Start())
	return pipe, func() error { check(pipe.Close()); return command.Wait() }
}

func decompressing(o options, file *os.File) (io.Reader, func() error) {
	if o.program == "" {
		reader, err := gzip.NewReader(file)
		check(err)
		return reader, reader.Close
	}
	command := commandOf(o)
	command.Stdin = file
	pipe, err := command.StdoutPipe()
	check(err)
	check(command.Start())
	return pipe, command.Wait
}

func commandOf(o options) *exec.Cmd {
	words := strings.Fields(o.program)
	command := exec.Command(words[0], words[1:]...)
	command.Stderr = os.Stderr
	return command
}

func check(err error) {
	if err != nil {
		log.Fatal("tar: ", err)
	}
}
